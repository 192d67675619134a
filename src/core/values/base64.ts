/** The bytes of lines of Base64, each as `%xx`; nothing where they are none. */
function percentBytes(text: string): string | undefined {
  const digits = text.replace(/\s/g, '').replace(/=+$/, '')
  if (digits === '' || /[^A-Za-z\d+/]/.test(digits)) return undefined
  let held = 0
  let bits = 0
  const bytes: string[] = []
  for (const digit of digits) {
    held = ((held << 6) | alphabet.indexOf(digit)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push(`%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`)
  }
  return bytes.join('')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The text that lines of Base64 hold, in UTF-8 or UTF-16, else in Latin letters; nothing of what is no text. */
export function base64Text(lines: string): string | undefined {
  const bytes = percentBytes(lines)
  if (bytes === undefined) return undefined
  if (/^%(?:ff%fe|fe%ff)/.test(bytes)) return wide(bytes)
  // PowerShell wants its commands so, with no mark before them.
  if (/^(?:%(?:0[9ad]|[2-7][\da-f])%00){8}/.test(bytes)) return wide(`%ff%fe${bytes}`)
  if (/%(?:0[0-8bef]|1[\da-f])/.test(bytes)) return undefined
  try {
    return decodeURIComponent(bytes).replace(/^\uFEFF/, '')
  } catch {
    return bytes.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  }
}

/** UTF-16 behind its byte order mark. */
function wide(bytes: string): string {
  const isLittle = bytes.startsWith('%ff')
  return bytes
    .slice(6)
    .replace(/%(..)%(..)/g, (_, first: string, second: string) =>
      String.fromCharCode(parseInt(isLittle ? second + first : first + second, 16)),
    )
}
