export const words = {
  resource: {
    inventions: { name: 'Inventions', one: 'Invention' },
  },
} as const;
