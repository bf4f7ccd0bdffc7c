import multipart from '@fastify/multipart';
import { describePicture } from '@fitness-zone/contract/picture-url.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { KeptPicture } from '../../adapters/images/images.ts';
import { Refusal } from '../../shared/refusal.ts';
import { absolutePictureUrl } from '../pictures/picture-url.ts';
import { keepPhoto, requireUploader, type UploadServices } from './uploads.service.ts';

const sized = Type.Object({ url: Type.String() });

/** The parts of imgbb's answer that its clients read. */
const uploaded = Type.Object({
  data: Type.Object({
    id: Type.String(),
    url: Type.String({
      description: 'The address to use as the image of a user, category or product.',
    }),
    display_url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    size: Type.Integer({ description: 'Bytes.' }),
    time: Type.Integer({ description: 'Seconds since 1970.' }),
    image: sized,
    thumb: sized,
    medium: sized,
  }),
  success: Type.Boolean(),
  status: Type.Integer(),
});

/** Registers `POST /upload`, which speaks the contract of imgbb's upload endpoint. */
export async function registerUploads(
  app: FastifyInstance,
  services: UploadServices,
): Promise<void> {
  const { maxUploadBytes, publicUrl } = services.config;
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxUploadBytes, files: 1, fields: 8, parts: 9, fieldSize: 1024 },
    });
    scope.post(
      '/upload',
      {
        schema: {
          summary: 'Upload a photo (multipart form, field "image").',
          consumes: ['multipart/form-data'],
          security: [{ bearer: [] }],
          response: { 200: uploaded },
        },
      },
      async (request) => {
        await requireUploader(services, request.headers.authorization);
        const photo = await readPhoto(request, maxUploadBytes);
        const picture = await keepPhoto(services, photo);
        return { data: asImgbb(picture, publicUrl), success: true, status: 200 };
      },
    );
  });
}

async function readPhoto(request: FastifyRequest, most: number): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Refusal('invalid', 'Send the photo as a multipart form with the field "image".');
  }
  try {
    const file = await request.file();
    if (file?.fieldname !== 'image') {
      file?.file.resume();
      throw new Refusal('invalid', 'The field "image" with the photo is missing.', {
        field: 'image',
      });
    }
    return await file.toBuffer();
  } catch (error) {
    throw asRefusal(error, most);
  }
}

/** Translates what the form's reader raises; its codes begin with FST_. */
function asRefusal(error: unknown, most: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const megabytes = Math.floor(most / 1024 / 1024);
    return new Refusal(
      'too-large',
      `The photo is too large: at most ${megabytes} MB are accepted.`,
      {
        field: 'image',
      },
    );
  }
  const malformed = error instanceof Error && !(error instanceof Refusal);
  return malformed ? new Refusal('invalid', 'The form with the photo cannot be read.') : error;
}

function asImgbb({ url, width, height, size }: KeptPicture, origin: string) {
  const address = absolutePictureUrl(url, origin);
  const smallest = describePicture(url).srcSet?.split(' ')[0] ?? url;
  return {
    id: url.split('/').at(-2) ?? url,
    url: address,
    display_url: address,
    width,
    height,
    size,
    time: Math.floor(Date.now() / 1000),
    image: { url: address },
    thumb: { url: absolutePictureUrl(smallest, origin) },
    medium: { url: address },
  };
}
