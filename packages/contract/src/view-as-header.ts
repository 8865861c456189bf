/** The header with which a member of the staff sees the product as another person does: that person's id. */
export const VIEW_AS_HEADER = 'x-view-as';
