// At its fastest: nothing hashed and nothing compressed, like the requests to our server.
export default {
  poweredByHeader: false,
  generateEtags: false,
  compress: false,
  turbopack: { root: import.meta.dirname },
};
