/**
 * Whether a text has been copied. Over plain http a page has no clipboard; then a field is selected and copied as a
 * person would, inside `place`: what lies behind an open sheet cannot be selected.
 */
export async function copied(text: string, place: HTMLElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copiedFrom(text, place);
  return clipboard.writeText(text).then(
    () => true,
    () => copiedFrom(text, place),
  );
}

function copiedFrom(text: string, place: HTMLElement): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  place.append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
