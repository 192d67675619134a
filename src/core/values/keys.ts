/** The keys of a record that is known in full, in their order. The compiler takes them for any text. */
export const keysOf = <K extends string>(
  record: Readonly<Partial<Record<K, unknown>>>,
): readonly K[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(record) as K[]
