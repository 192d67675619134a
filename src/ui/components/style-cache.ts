import createCache from '@emotion/cache'

/** In the page, styles of MUI stand before those of this app, which may then override them. */
export const createStyleCache = () => {
  const insertionPoint =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLElement>('meta[name="emotion-insertion-point"]')
  return createCache({ key: 'css', ...(insertionPoint ? { insertionPoint } : {}) })
}

export type StyleCache = ReturnType<typeof createStyleCache>
