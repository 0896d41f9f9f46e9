import { readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import {
  ObjectMissingError,
  type ObjectStore,
  openObjects,
  StoreUnavailableError,
} from 'federated-site/objects';
import { OperatorError } from '../operator-error';
import { EncodedPicture, fromJson } from './encoded-picture';
import { addFile, addPicture, adoptPicture, hasPicture } from './media-folder';

/** Where pictures lie: `mediaStore` as `MEDIA_STORE` names it, by default `dataDir` itself. */
export interface MediaPlace {
  dataDir: string;
  mediaStore?: string | undefined;
}

/** Throws OperatorError that names a setting. Nothing is asked yet. */
export function openMedia(
  { dataDir, mediaStore = dataDir }: MediaPlace,
  env: NodeJS.ProcessEnv = process.env,
): Media {
  const isCopy = resolve(mediaStore) !== resolve(dataDir);
  return new Media(join(dataDir, 'media'), openPictureStore(mediaStore, env), isCopy);
}

/** Opens what `MEDIA_STORE` may name. Throws OperatorError as `openMedia` does. */
export function openPictureStore(address: string, env = process.env): ObjectStore {
  try {
    return openObjects(address, { setting: 'MEDIA_STORE', table: 'media_objects', env });
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

/**
 * The pictures of a shop. The store has them for good: `originals/<sha256>`, each encoded file as
 * `media/<its address>`, and `encoded/<id>.json`, what was made of an original or brought encoded.
 */
export class Media {
  private readonly coming = new Map<string, Promise<boolean>>();

  constructor(
    /** Where encoded files are served from. */
    readonly folder: string,
    readonly objects: ObjectStore,
    /** Whether the folder is this machine's copy, which may be emptied at any time. */
    readonly isCopy: boolean,
  ) {}

  /** The picture that is stored under an id, whole: the SHA-256 of an original, or a picture's hash. */
  async find(id: string): Promise<EncodedPicture | undefined> {
    const text = await this.read(noteOf(id));
    const picture = text && fromJson(text.toString());
    if (!Value.Check(EncodedPicture, picture)) return undefined;
    if (!this.isCopy) return (await hasPicture(this.folder, picture)) ? picture : undefined;
    const keys = new Set<string>();
    for await (const key of this.objects.list(`media/${picture.hash}/`)) keys.add(key);
    return picture.files.every(({ file }) => keys.has(`media/${file}`)) ? picture : undefined;
  }

  /**
   * Stores a picture whose files `gather` writes below a folder.
   * @param original the bytes that it was made of
   * @returns it as it is stored: where another copy of the API was first, with that one's files
   */
  async add(
    id: string,
    original: Uint8Array,
    gather: (draft: string) => Promise<EncodedPicture>,
  ): Promise<EncodedPicture> {
    const picture = await this.upload(await addPicture(this.folder, gather));
    await this.objects.put(`originals/${id}`, original);
    await this.note(id, picture);
    return picture;
  }

  /** What is stored of a picture that was encoded elsewhere; undefined unless it is all there. */
  async findEncoded(picture: EncodedPicture): Promise<EncodedPicture | undefined> {
    if (!this.isCopy) return (await hasPicture(this.folder, picture)) ? picture : undefined;
    const found = await this.find(picture.hash);
    const stored = new Set(found?.files.map(({ file }) => file));
    return picture.files.every(({ file }) => stored.has(file)) ? found : undefined;
  }

  /** Stores a picture that lies encoded below `fromDir`; gives it as `add` does. */
  async adopt(fromDir: string, picture: EncodedPicture): Promise<EncodedPicture> {
    await adoptPicture(this.folder, fromDir, picture);
    if (!this.isCopy) return picture;
    const stored = await this.upload(picture);
    await this.note(picture.hash, stored);
    return stored;
  }

  /**
   * Fetches a file of the store that the folder, where it is a copy, does not have yet.
   * @param bytes its size; a file of another size is refused
   * @returns false when neither has it
   * @throws NotStoredError, StoreUnavailableError
   */
  bring(file: string, bytes?: number): Promise<boolean> {
    const coming = this.coming.get(file) ?? this.fetch(file, bytes);
    this.coming.set(file, coming);
    return coming.finally(() => this.coming.delete(file));
  }

  isHere(file: string): Promise<boolean> {
    return stat(join(this.folder, file)).then(
      () => true,
      () => false,
    );
  }

  private async fetch(file: string, bytes: number | undefined): Promise<boolean> {
    const isHere = await this.isHere(file);
    if (isHere || !this.isCopy) return isHere;
    const found = await this.read(`media/${file}`);
    if (!found) return false;
    if (bytes !== undefined && found.length !== bytes) {
      throw new StoreUnavailableError(`${this.objects.address}: ${file} came damaged`);
    }
    await addFile(this.folder, file, found);
    return true;
  }

  /** An address is for ever: what is stored there first stays. */
  private async upload(picture: EncodedPicture): Promise<EncodedPicture> {
    if (!this.isCopy) return picture;
    const files = picture.files.map(async (one) => {
      const path = join(this.folder, one.file);
      const bytes = await readFile(path);
      if (await this.objects.put(`media/${one.file}`, bytes)) return one;
      const first = await this.objects.get(`media/${one.file}`);
      if (!bytes.equals(first)) await rm(path, { force: true });
      return { ...one, bytes: first.length };
    });
    return { ...picture, files: await Promise.all(files) };
  }

  private async note(id: string, picture: EncodedPicture): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(picture));
    if (await this.objects.put(noteOf(id), bytes)) return;
    // The one that is there names files that are missing, or other sizes.
    await this.objects.delete(noteOf(id));
    await this.objects.put(noteOf(id), bytes);
  }

  private async read(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.objects.get(key));
    } catch (error) {
      if (error instanceof ObjectMissingError) return undefined;
      throw error;
    }
  }
}

const noteOf = (id: string): string => `encoded/${id}.json`;
