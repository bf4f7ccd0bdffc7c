import { aPhotoForm } from '../permissions/photo-form.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import type { TestUser } from '../users/create-users.ts';

type Upload = { id: string; url: string; width: number };

/** Uploads a photo. Only its uploader can use it until a message or a problem names it. */
export async function uploadPrivate(user: Pick<TestUser, 'send'>): Promise<Upload> {
  const form = await aPhotoForm();
  const answer = await user.send({ method: 'POST', url: '/upload?private', ...form });
  if (answer.statusCode !== 200) throw new Error(`the photo was refused: ${answer.body}`);
  return answer.json().data;
}

/** Opens the address of a private photo, as an `<img>` does. */
export function openPhoto({ app, config }: Pick<TestShop, 'app' | 'config'>, url: string) {
  const { pathname, search } = new URL(url, config.publicUrl);
  return app.inject({ method: 'GET', url: pathname + search });
}
