import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routes } from './app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const client = new ApolloClient({
  link: new HttpLink({ uri: '/graphql' }),
  cache: new InMemoryCache(),
});

createRoot(root).render(
  <StrictMode>
    <App client={client} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
