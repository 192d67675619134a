const onSeveralLines = /\b(acrossLines|words)`((?:[^`\\]|\\[^])*)`/g

/** A pattern on several lines as it is sent: the line breaks are for those who read the source. */
export const onOneLine = (code: string): string =>
  code.replaceAll(
    onSeveralLines,
    (_, tag: string, source: string) => `${tag}\`${source.replaceAll(/\n */g, '')}\``,
  )

export const oneLinePatterns = () => ({
  name: 'one-line-patterns',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/src\/core\/.*\.ts$/.test(id) && code.includes('acrossLines') ? onOneLine(code) : undefined,
})
