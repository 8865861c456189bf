/** The times of a mentor for pages of other sites: the one page of ours that others may frame. */
const EMBED_PAGE = /^\/[^/]+\/embed\/?$/i;

/** @param pathname of a page, without its query */
export const isEmbedPage = (pathname: string): boolean => EMBED_PAGE.test(pathname);
