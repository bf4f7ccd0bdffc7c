/** The explorers' first operations; `$productId` becomes the newest product's. */
export const exampleOperations = `# Anyone may ask this. Change "first", or add fields: press Ctrl+Space for suggestions.
query Newest {
  products(first: 3) {
    totalCount
    edges {
      node {
        id
        productName
        resalePrice {
          formatted
        }
      }
    }
  }
}

# Buyers save products. A repeat changes nothing.
mutation Save($productId: ID!) {
  addToWishList(productId: $productId) {
    success
    message
    code
    errors {
      field
      message
    }
  }
}

# Stays open. Save a product meanwhile, here or in the shop.
subscription Follow {
  changes {
    cursor
    changes {
      __typename
      ... on ProductChanged {
        product {
          productName
          inStock
        }
      }
    }
  }
}
`;

/**
 * Shared by the explorers' scripts in the browser: the newest product, and tokens of the demo accounts, obtained like
 * any client's.
 */
export const explorerScript = `const examples = ${JSON.stringify(exampleOperations)};
const post = async (url, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
};
async function readExplorer() {
  const [config, products] = await Promise.all(
    ['/config.json', '/products?sort=newest&limit=1'].map(async (url) => (await fetch(url)).json()),
  );
  const { demoAccounts, firebase } = config;
  const signIn = async ({ role, email, password }) => {
    const accounts = firebase.emulatorUrl + '/identitytoolkit.googleapis.com/v1/accounts';
    const asked = { email, password, returnSecureToken: true };
    const { idToken } = await post(accounts + ':signInWithPassword?key=' + firebase.apiKey, asked);
    const { token } = await post('/getToken', { email, idToken });
    return { role, email, authorization: 'bearer ' + token };
  };
  const sessions = await Promise.all((demoAccounts ?? []).map(signIn)).catch((error) => {
    console.warn('The demo accounts cannot sign in: the examples are sent as a visitor.', error);
    return [];
  });
  return { sessions, variables: JSON.stringify({ productId: products[0]?._id ?? '' }, null, 2) };
}
`;
