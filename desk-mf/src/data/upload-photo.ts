import type { Reply } from '@shop/shared/contract';
import { HttpError, NetworkError, request } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';

const call = 'POST /api/auth/desk/pictures/';

/** The longer side of a photo that is sent, in px: the largest size of the shop is 960. */
const maxSide = 1_600;
/** A smaller file is sent as it is, in bytes. */
const smallBytes = 600_000;
/** A slow line needs 20 s for a photo. */
const timeoutMs = 120_000;

/**
 * Sends a photo; `fetch` could not say how far it is.
 * @param onProgress part that was sent, from 0 to 1
 * @throws HttpError when it is refused, NetworkError when no answer comes
 */
export async function uploadPhoto(
  file: Blob,
  onProgress: (part: number) => void,
): Promise<Reply<typeof call>> {
  const body = await shrink(file);
  // Its access token is a new one if the last has expired.
  await request('GET /api/auth/me/');
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', call.slice('POST '.length));
    xhr.setRequestHeader('authorization', `Bearer ${storedTokens()?.access}`);
    // Whatever it is: the API looks into it, and says what is wrong with it.
    xhr.setRequestHeader('content-type', 'image/jpeg');
    xhr.responseType = 'json';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    xhr.timeout = timeoutMs;
    for (const event of ['error', 'timeout', 'abort']) {
      xhr.addEventListener(event, () => reject(new NetworkError(call, event)));
    }
    xhr.onload = () => {
      const { status, response } = xhr;
      if (status === 201) resolve(response);
      else reject(new HttpError(status, response, call));
    };
    xhr.send(body);
  });
}

/** A large photo, smaller, so that a slow line can carry it; the file itself where that fails. */
async function shrink(file: Blob): Promise<Blob> {
  if (file.size < smallBytes) return file;
  try {
    const image = new Image();
    image.src = await dataUrl(file);
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const drawing = canvas.getContext('2d');
    if (!drawing) return file;
    // Where it is see-through, JPEG would be black; the API, too, puts pictures on white.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    // Draws it upright: browsers follow the camera's note of how it was held.
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', 0.9);
    });
    return small ?? file;
  } catch {
    return file;
  }
}

/** The site's policy lets images come from data: and not from blob:. */
const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
