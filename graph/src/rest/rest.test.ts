import { routesOf } from '@fitness-zone/testkit/api/routes-of.ts';
import { aCategory, aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('every documented path is there, and the documentation says what a refusal looks like', async () => {
  const documented = [
    ...['GET /products', 'GET /bookingProducts', 'GET /wishProducts', 'GET /users', 'GET /'],
    ...['GET /category/:id', 'GET /product/:id', 'GET /payment/:id', 'POST /getToken'],
    ...['POST /addUser', 'PATCH /addAdmin', 'POST /addCategory', 'DELETE /deleteUser'],
    ...['PATCH /verifyUser', 'POST /addBookingList', 'POST /addWishList', 'POST /payment'],
    ...['DELETE /deleteBookingProduct', 'DELETE /deleteWishProduct', 'DELETE /deleteProduct'],
    ...['POST /create-payment-intent', 'POST /addProduct', 'PATCH /addAdvertisement'],
    'POST /upload',
  ];
  expect(routesOf(shop.app)).toEqual(expect.arrayContaining(documented));
  const { visitor } = await createUsers(shop);
  const { paths } = (await visitor.get('/openapi.json')) as { paths: Record<string, object> };
  const named = documented.map((route) => route.replace(/^\w+ /, '').replace(':id', '{id}'));
  for (const path of named.filter((name) => name !== '/')) expect(paths).toHaveProperty([path]);
  expect(paths['/addProduct']).toHaveProperty(['post', 'responses', '4XX']);
});

describe('shapes', () => {
  test('a product is shown with prices in major units, and its seller’s contact to the signed-in', async () => {
    const { seller, buyer, visitor } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ resalePrice: 129_99, phone: '0123456789' }));
    const shown = await buyer.get(`/product/${bench.id}`);
    expect(shown).toEqual({
      _id: bench.id,
      productName: bench.productName,
      image: `${shop.config.publicUrl}${aPictureUrl()}`,
      images: [{ url: `${shop.config.publicUrl}${aPictureUrl()}`, description: '' }],
      revision: 0,
      body: 'A sturdy bench.',
      originalPrice: 240,
      resalePrice: 129.99,
      inStock: 'available',
      condition: 'Good',
      yearsOfUsedProduct: 2,
      attributes: [],
      sellerName: seller.name,
      sellerEmail: seller.email,
      location: 'Berlin',
      phone: '0123456789',
      postedTime: expect.any(Number),
      categoryId: bench.category.id,
      advertisement: false,
      reported: false,
    });
    const { phone, sellerEmail, ...open } = shown;
    const listed = await visitor.get<{ _id: string }[]>('/products');
    expect(listed.find(({ _id }) => _id === bench.id)).toEqual(open);
  });

  test('a category comes with its available products, page by page', async () => {
    const { seller, admin, visitor } = await createUsers(shop);
    const { id: categoryId, title } = await admin.addCategory(aCategory());
    const posted: string[] = [];
    for (let i = 0; i < 3; i += 1)
      posted.unshift((await seller.addProduct(aProduct({ categoryId }))).id);
    const removed = await seller.addProduct(aProduct({ categoryId }));
    await seller.deleteProduct(removed);
    type Page = { _id: string; title: string; products: { _id: string }[] };
    const response = await visitor.send({ method: 'GET', url: `/category/${categoryId}?limit=2` });
    const { products, ...category } = response.json<Page>();
    expect(category).toMatchObject({ _id: categoryId, title, body: expect.any(String) });
    const next = /<(.+)>; rel="next"/.exec(String(response.headers.link))?.[1] ?? '';
    const rest = await visitor.get<Page>(next);
    expect([...products, ...rest.products].map(({ _id }) => _id)).toEqual(posted);
    await visitor.get('/category/nonsense').refused(404);
    await visitor.get(`/category/${removed.id}`).refused(404);
  });
});

describe('an amount with more decimals than the currency has is refused', () => {
  const message = (label: string) => `${label} must be a multiple of $0.01.`;

  test('as a price of a product', async () => {
    const { seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const { condition: _condition, ...details } = aProduct();
    const product = { ...details, condition: 'Good', categoryId: bench.category.id };
    for (const [prices, label] of [
      [{ originalPrice: 240, resalePrice: 50.005 }, 'Resale price'],
      [{ originalPrice: 240, resalePrice: 999.999 }, 'Resale price'],
      [{ originalPrice: 240.001, resalePrice: 120 }, 'Original price'],
    ] as const) {
      const posted = seller.post('/addProduct', { ...product, ...prices });
      expect((await posted.refused(400)).message).toBe(message(label));
      const edit = { ...product, ...prices, images: [{ url: aPictureUrl() }], revision: 0 };
      const url = `/updateProduct?id=${bench.id}`;
      const edited = await seller.send({ method: 'PATCH', url, payload: edit });
      expect(edited.json()).toMatchObject({ success: false, message: message(label) });
    }
    await seller.post('/addProduct', { ...product, originalPrice: 240, resalePrice: 50.01 });
  });

  test('as an offer, and as a bound of a search', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const made = buyer.post('/makeOffer', { productId: bench.id, amount: 50.005 });
    expect((await made.refused(400)).message).toBe(message('Offer'));
    const offer = await buyer.makeOffer(bench, 50_00);
    const accepted = await seller.send({
      method: 'PATCH',
      url: `/acceptOffer?id=${offer.id}`,
      payload: { amount: 50.005 },
    });
    expect(accepted.json()).toMatchObject({ success: false, message: message('Offer') });
    expect((await buyer.get('/products?minPrice=50.005').refused(400)).message).toBe(
      message('minPrice'),
    );
    expect((await buyer.get('/products?maxPrice=50.005').refused(400)).message).toBe(
      message('maxPrice'),
    );
  });
});

describe('fields that a body may not set change nothing', () => {
  test('in a product: seller, stock, flags, time and id are the server’s', async () => {
    const { seller, otherSeller, buyer } = await createUsers(shop);
    const { category } = await seller.addProduct(aProduct());
    const forged = {
      _id: '0'.repeat(24),
      sellerId: otherSeller.id,
      sellerName: otherSeller.name,
      sellerEmail: otherSeller.email,
      inStock: 'sold',
      advertisement: true,
      reported: true,
      postedTime: 0,
      paymentId: '0'.repeat(24),
    };
    const product = { ...aProduct(), condition: 'Good', originalPrice: 240, resalePrice: 120 };
    await seller.post('/addProduct', { ...product, categoryId: category.id, ...forged });
    const listed = await buyer.get<Record<string, unknown>[]>('/products');
    expect(listed.find(({ productName }) => productName === product.productName)).toMatchObject({
      _id: expect.not.stringMatching(/^0+$/),
      sellerName: seller.name,
      sellerEmail: seller.email,
      inStock: 'available',
      advertisement: false,
      reported: false,
      resalePrice: 120,
    });
    expect((await otherSeller.graphql('{ myProducts { totalCount } }')).myProducts).toEqual({
      totalCount: 0,
    });
  });

  test('in an entry: buyer and price are the server’s', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
    await buyer.post('/addBookingList', {
      productId: bench.id,
      userName: otherBuyer.name,
      userEmail: otherBuyer.email,
      userId: otherBuyer.id,
      productName: 'Gold bar',
      image: 'https://evil.example/x.png',
      productPrice: 1,
    });
    expect(await otherBuyer.get('/bookingProducts')).toEqual([]);
    expect(await buyer.get('/bookingProducts')).toMatchObject([
      {
        userName: buyer.name,
        userEmail: buyer.email,
        productId: bench.id,
        productName: bench.productName,
        productPrice: 120,
      },
    ]);
  });

  test('in an account: role and verification are the server’s', async () => {
    const { admin, visitor } = await createUsers(shop);
    const email = `newcomer-${crypto.randomUUID()}@example.com`;
    const { idToken } = shop.identity.signUp({ email });
    const account = { name: 'New', email, idToken, verified: true, role: 'admin', _id: admin.id };
    await visitor.post('/addUser', { ...account, userRole: 'admin' }).refused(400);
    await visitor.post('/addUser', { ...account, userRole: 'seller' });
    const { data } = await admin.get<{ data: object[] }>('/users?limit=1000');
    expect(data).toContainEqual(
      expect.objectContaining({ email, userRole: 'seller', verified: false }),
    );
  });

  test('in a proof: another’s e-mail is refused', async () => {
    const { admin, visitor } = await createUsers(shop);
    const otherUser = await createUser(shop);
    const claim = { email: admin.email, idToken: otherUser.idToken };
    await visitor.post('/getToken', claim).refused(403);
    await visitor.post('/addUser', { ...claim, name: 'X', userRole: 'buyer' }).refused(403);
  });
});

describe('contact data', () => {
  const who = `query ($id: ID!) { category(id: $id) { products { edges { node {
    phone sellerEmail seller { email role bookingCount wishCount productCount }
  } } } } }`;
  test('is shown to signed-in people for sellers, otherwise only to the account itself', async () => {
    const { seller, buyer, admin, visitor } = await createUsers(shop);
    const { id } = await admin.addCategory(aCategory());
    await seller.addProduct(aProduct({ categoryId: id, phone: '5550123' }));
    const seen = async (person: typeof visitor) => {
      const { category } = await person.graphql<{
        category: { products: { edges: { node: object }[] } };
      }>(who, { id });
      return category.products.edges[0]?.node;
    };
    const hidden = { bookingCount: null, wishCount: null, productCount: null };
    expect(await seen(visitor)).toEqual({
      phone: null,
      sellerEmail: null,
      seller: { email: null, role: 'SELLER', ...hidden },
    });
    const contact = { phone: '5550123', sellerEmail: seller.email };
    expect(await seen(buyer)).toEqual({
      ...contact,
      seller: { email: seller.email, role: 'SELLER', ...hidden },
    });
    expect(await seen(seller)).toEqual({
      ...contact,
      seller: {
        email: seller.email,
        role: 'SELLER',
        bookingCount: 0,
        wishCount: 0,
        productCount: 1,
      },
    });
  });
});

test('a payment of an unknown transaction is refused, however long its id is', async () => {
  const { seller, buyer } = await createUsers(shop);
  const { id: productId } = await seller.addProduct(aProduct());
  for (const length of [10, 101, 252]) {
    const transactionId = `pi_${'x'.repeat(length)}`;
    await buyer.post('/payment', { transactionId, productId }).refused(404);
  }
  const transactionId = 'x'.repeat(256);
  await buyer.post('/payment', { transactionId, productId }).refused(400);
});
