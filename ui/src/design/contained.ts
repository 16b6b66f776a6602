/**
 * Browsers without container units (Safari before 16) are told the size of what an element holds, in hundredths, as
 * `--cqw` and `--cqh`; for all others these are the units themselves (tokens.css). Attached to every container
 * whose parts are sized by it.
 */
export function contained(node: HTMLElement): (() => void) | undefined {
  if (CSS.supports('width', '1cqw')) return undefined;
  const measure = () => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(node);
    const wide = node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const high = node.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    node.style.setProperty('--cqw', `${wide / 100}px`);
    node.style.setProperty('--cqh', `${high / 100}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(node);
  measure();
  return () => watch.disconnect();
}
