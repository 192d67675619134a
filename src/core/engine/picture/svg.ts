import type { Part, PictureModel } from './model.ts'

const width = 760
const rowHeight = 62
const gap = 12
const verdicts = { ok: '', warning: 'Warning', unknown: 'Not known', error: 'Error' } as const

/** The picture as one SVG document for a ticket: black on white, one box for each part. */
export function pictureSvg({ parts, wire, cells }: PictureModel): string {
  const places = parts.map((_, i) => gap + i * (rowHeight + gap))
  const wireAt = (places.at(-1) ?? 0) + rowHeight + gap
  const height = wireAt + rowHeight + gap
  const ranges = cells
    .map(({ title, range, text }) => `${title} ${range}: ${text}`)
    .slice(0, 4)
    .join(' · ')
  const packet = [
    ...(wire.outer
      ? [`${wire.outer.name} ${wire.outer.from} → ${wire.outer.to} ${wire.outer.labels.join(' ')}`]
      : []),
    `${wire.inner.from} → ${wire.inner.to}`,
  ].join(' ⊃ ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...parts.map((part, i) => box(part, places[i] ?? 0)),
    line(24, wireAt + 18, 12, `On the wire, ${wire.adapter} ${wire.address}: ${packet}`),
    line(24, wireAt + 40, 11, ranges),
    '</svg>',
    '',
  ].join('\n')
}

function box({ number, title, value, detail, verdict }: Part, y: number): string {
  const mark = verdicts[verdict]
  return [
    `<rect x="12" y="${y}" width="${width - 24}" height="${rowHeight}" rx="6" fill="#fff" stroke="#121d27"/>`,
    line(24, y + 20, 12, `${number} ${title}${mark === '' ? '' : ` — ${mark}`}`),
    line(24, y + 38, 15, value, 'bold'),
    line(24, y + 54, 11, detail.join(' · ')),
  ].join('\n')
}

const line = (x: number, y: number, size: number, text: string, weight = 'normal') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="#121d27">${escaped(text)}</text>`

/** Text inside an element; characters that XML 1.0 has no place for become a replacement mark. */
const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
