/** The header with which a staff member views the product as another person: that person's id. */
export const VIEW_AS_HEADER = 'x-view-as';
