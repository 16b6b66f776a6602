// Before the first paint: the theme, deck and felt that were chosen last time, so that nothing flashes.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem('ruleone') ?? '{}');
    for (const key of ['theme', 'deck', 'felt']) {
      if (typeof chosen[key] === 'string') document.documentElement.dataset[key] = chosen[key];
    }
  } catch {
    // Storage may be closed to us; the system's own theme is fine then.
  }
})();
