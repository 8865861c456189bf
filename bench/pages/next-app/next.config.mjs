// As quick as it is: nothing hashed and nothing compressed, as ours is asked for.
export default {
  poweredByHeader: false,
  generateEtags: false,
  compress: false,
  turbopack: { root: import.meta.dirname },
};
