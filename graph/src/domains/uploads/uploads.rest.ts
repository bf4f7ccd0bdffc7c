import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { StoredPicture } from '../../adapters/images/images.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import { spendRequestPoints } from '../../http/request-points.ts';
import { refused } from '../../rest/answers.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import {
  absolutePictureUrl,
  describeShownPicture,
  type PictureConfig,
} from '../pictures/picture-url.rules.ts';
import {
  keepPhoto,
  keepPrivatePhoto,
  requireUploader,
  type UploadServices,
} from './uploads.service.ts';
import { UploadsUnderWay, type UploadUnderWay } from './uploads-under-way.service.ts';

const sized = Type.Object({ url: Type.String() });

/** The parts of imgbb's answer that its clients read. */
const uploaded = Type.Object(
  {
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
  },
  { title: 'UploadedPhoto' },
);

/** Maximum number of other fields in the form, each at most a kilobyte; they are ignored. */
const maxFields = 100;

const form = Type.Object(
  {
    image: Type.Unsafe<string>({
      type: 'string',
      format: 'binary',
      description: 'The photo: JPEG, PNG, WebP, AVIF or GIF.',
    }),
  },
  { description: 'Other fields are ignored.' },
);

/** Registers `POST /upload`, which speaks the contract of imgbb's upload endpoint. */
export async function registerUploads(
  app: FastifyInstance,
  services: UploadServices,
  answerWithinMs: number,
): Promise<void> {
  const { maxUploadBytes, publicUrl } = services.config;
  const underWay = new UploadsUnderWay();
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: maxUploadBytes,
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        fieldSize: 1024,
      },
    });
    scope.post<{ Querystring: { private?: string } }>(
      '/upload',
      {
        config: { answerWithinMs },
        // The form is read, and checked, by the handler.
        validatorCompiler: () => () => true,
        schema: {
          summary: 'Upload a photo (multipart form, field "image").',
          description:
            'Costs 1 point of the rate limit. During sign-up a Firebase ID token is enough.',
          operationId: 'upload',
          tags: ['Catalog'],
          querystring: Type.Object({
            private: Type.Optional(
              Type.String({
                description:
                  'With any value: a photo for a message or a problem. Only its sides and admins can open it; send its `id` as one of `photoIds`.',
              }),
            ),
          }),
          consumes: ['multipart/form-data'],
          security: [{ bearer: [] }],
          body: form,
          response: { 200: uploaded, '4xx': refused, '5xx': refused },
        },
      },
      async (request, reply) => {
        // Counts by address, since the uploader isn't known yet.
        const address = clientAddress(request.raw, services.config.trustProxy);
        await spendRequestPoints({ ...services, viewer: null, address }, 1, (name, value) => {
          reply.header(name, value);
        });
        const uploader = await requireUploader(services, request.headers.authorization);
        using upload = underWay.begin(uploader.uid);
        const photo = await readPhoto(request, upload, maxUploadBytes);
        const kept =
          request.query.private === undefined
            ? withSmallest(services.config, await keepPhoto(services, uploader.uid, photo))
            : await keepPrivatePhoto(services, uploader, photo);
        return { data: asImgbb(kept, publicUrl), success: true, status: 200 };
      },
    );
  });
}

async function readPhoto(
  request: Pick<FastifyRequest, 'isMultipart' | 'file'>,
  upload: UploadUnderWay,
  most: number,
): Promise<Buffer> {
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
    const chunks: Buffer[] = [];
    for await (const chunk of file.file) {
      upload.receive(chunk.length);
      chunks.push(chunk);
    }
    if (file.file.truncated) throw tooLarge(most);
    return Buffer.concat(chunks);
  } catch (error) {
    throw asRefusal(error);
  }
}

function tooLarge(most: number): Refusal {
  const message = `The photo is too large. The limit is ${Math.floor(most / 1024 / 1024)} MB.`;
  return new Refusal('too-large', message, { field: 'image' });
}

/** Translates errors of the form parser. */
function asRefusal(error: unknown): unknown {
  const malformed = error instanceof Error && !(error instanceof Refusal);
  return malformed ? new Refusal('invalid', 'The upload form isn’t valid multipart data.') : error;
}

type Uploaded = StoredPicture & { id: string; smallestUrl: string };

function withSmallest(config: PictureConfig, picture: StoredPicture): Uploaded {
  const { url, srcSet } = describeShownPicture(config, picture.url);
  const smallestUrl = srcSet?.split(' ')[0] ?? url;
  return { ...picture, url, id: url.split('/').at(-2) ?? url, smallestUrl };
}

function asImgbb({ id, url, smallestUrl, width, height, size }: Uploaded, origin: string) {
  const address = absolutePictureUrl(url, origin);
  return {
    id,
    url: address,
    display_url: address,
    width,
    height,
    size,
    time: Math.floor(Date.now() / 1000),
    image: { url: address },
    thumb: { url: absolutePictureUrl(smallestUrl, origin) },
    medium: { url: address },
  };
}
