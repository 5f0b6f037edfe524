export const wire: string;
