// In words that every browser reads: this page is for newer ones, or could not be drawn. Written for browsers that are
// too old for all else here. The words and the oldest browsers come from index.html, which the build fills in.
(function () {
  var place = document.getElementById('undrawn');
  var page = document.getElementById('app');
  var tongue = /^zh/i.test(navigator.language || '') ? 'zh' : 'en';

  function say(what) {
    if (!place.hidden && place.getAttribute('data-said') === 'old') return;
    place.setAttribute('data-said', what);
    place.setAttribute('role', 'alert');
    place.setAttribute('lang', tongue === 'zh' ? 'zh-Hans' : 'en');
    place.textContent = place.getAttribute('data-' + what + '-' + tongue);
    place.style.cssText =
      'padding: 12px 16px; background: #fbebcf; color: #3d2600; font: 16px/1.5 sans-serif';
    place.hidden = false;
  }

  function below(found, browser) {
    var oldest = place.getAttribute('data-' + browser).split('.');
    var major = Number(found[1]) - Number(oldest[0]);
    return major < 0 || (major === 0 && Number(found[2] || 0) < Number(oldest[1] || 0));
  }

  // On iOS every browser is as old as the system: whatever it calls itself, that number counts.
  function isOld(agent) {
    var found = /OS (\d+)[_.]?(\d+)?[\d_]* like Mac OS X/.exec(agent);
    if (found) return below(found, 'safari');
    found = /Firefox\/(\d+)(?:\.(\d+))?/.exec(agent);
    if (found) return below(found, 'firefox');
    found = /Chrome\/(\d+)(?:\.(\d+))?/.exec(agent);
    if (found) return below(found, 'chrome');
    found = /Version\/(\d+)(?:\.(\d+))?.* Safari\//.exec(agent);
    return found ? below(found, 'safari') : false;
  }

  function failed() {
    if (!page.firstChild) say('failed');
  }

  if (isOld(navigator.userAgent) || !('noModule' in document.createElement('script'))) say('old');
  // Also where a script does not come: that is told to nobody but who listens before it gets there.
  window.addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.tagName === 'SCRIPT') failed();
    },
    true
  );
  window.addEventListener('unhandledrejection', failed);
  window.addEventListener('load', failed);
})();
