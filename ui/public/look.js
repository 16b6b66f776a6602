// Before the first paint: the theme, deck and felt that were chosen last time, so that nothing flashes. Written for
// browsers that are too old for the page as well.
(function () {
  try {
    var chosen = JSON.parse(localStorage.getItem('ruleone') || '{}');
    ['theme', 'deck', 'felt'].forEach(function (key) {
      if (typeof chosen[key] === 'string') document.documentElement.setAttribute('data-' + key, chosen[key]);
    });
  } catch (closed) {
    // Storage may be closed to us; the system's own theme is fine then.
  }
})();
