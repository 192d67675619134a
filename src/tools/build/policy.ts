import { createHash } from 'node:crypto'

/** Where scripts and files may come from. */
export type Places = Readonly<Record<string, string>>

/** The app from a server. */
export const served: Places = {
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
}

/**
 * The policy of a page, for its head: these places, and the styles that stand in the page by their
 * hashes. Emotion adds its rules through an empty style element, whose hash is among those allowed.
 */
export function policy(html: string, places: Places): string {
  const styles = [
    '',
    ...[...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css),
  ]
  const hashes = [...new Set(styles.map(hashOf))].join(' ')
  const rules = [
    "default-src 'none'",
    ...Object.entries({
      ...places,
      'style-src': `${places['style-src'] ?? ''} ${hashes}`.trim(),
    }).map(([name, value]) => `${name} ${value}`),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types wnw',
  ]
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`
}

/** What a policy calls an inline script or style by. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
