import { LIMITS } from '../protocol';

/** A picture as a PNG file that is no larger than a logo may be; null where the browser cannot open it. */
export async function asLogo(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  for (let most = LIMITS.LOGO_SIDE_MAX / 2; most >= 32; most /= 2) {
    const drawn = await drawnIn(picture, most);
    if (drawn === null || drawn.size <= LIMITS.LOGO_MAX_BYTES) return drawn;
  }
  return null;
}

/** It is made smaller to fit, never larger. */
function drawnIn(picture: ImageBitmap, most: number): Promise<Blob | null> {
  const share = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
