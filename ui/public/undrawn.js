// In words that every browser reads: this page is for newer ones, or could not be drawn. Written for browsers that are
// too old for all else here. The words and the oldest browsers come from index.html, which the build fills in.
(function () {
  var place = document.getElementById('undrawn');
  var page = document.getElementById('app');
  var tongue = spoken();

  // The language that was chosen, else the browser's, where there are words in it.
  function spoken() {
    var liked = [navigator.language || ''];
    try {
      liked.unshift(JSON.parse(localStorage.getItem('ruleone') || '{}').language || '');
    } catch (closed) {
      // Storage may be closed to us.
    }
    for (var i = 0; i < liked.length; i++) {
      var tag = liked[i].split('-')[0].toLowerCase();
      if (place.getAttribute('data-failed-' + tag)) return tag;
    }
    return 'en';
  }

  function say(what) {
    if (!place.hidden && place.getAttribute('data-said') === 'old') return;
    place.setAttribute('data-said', what);
    place.setAttribute('role', 'alert');
    place.setAttribute('lang', tongue);
    place.textContent = place.getAttribute('data-' + what + '-' + tongue);
    if (what === 'failed') {
      var button = document.createElement('button');
      button.textContent = place.getAttribute('data-again-' + tongue);
      button.style.cssText =
        'display: block; margin-top: 12px; min-height: 44px; padding: 0 16px; font: inherit';
      button.onclick = function () {
        location.reload();
      };
      place.appendChild(button);
      document.getElementById('coming').hidden = true;
    }
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
  window.addEventListener('load', function () {
    if (!page.hasAttribute('data-runs')) failed();
  });
})();
