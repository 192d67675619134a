import { htmlText } from '../../text/formats/html.ts'
import type { Block, DecisionRecord } from './model.ts'

/** The record as one HTML document that needs nothing else; it prints in black on white. */
export const recordHtml = ({ title, about, sections }: DecisionRecord): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${htmlText(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${htmlText(title)}</h1>`,
    `<p>${about.map(htmlText).join('<br>')}</p>`,
    ...sections.flatMap((section) => [
      `<h2>${htmlText(section.title)}</h2>`,
      ...section.blocks.map(blockHtml),
    ]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')

const style = [
  'body{margin:24px auto;max-width:900px;padding:0 16px;color:#121d27;background:#fff;font:14px/1.45 sans-serif}',
  'h1{font-size:22px}h2{margin:20px 0 6px;font-size:16px}',
  'table{width:100%;border-collapse:collapse;font-size:12px}',
  'th,td{padding:3px 6px;border:1px solid #b8c1c9;text-align:left;vertical-align:top;overflow-wrap:anywhere}',
  'a{color:#0a58ad}ol,ul{padding-left:22px}',
  '@media print{@page{margin:12mm}body{margin:0;max-width:none;padding:0;font-size:10px;line-height:1.35}h1{margin:0;font-size:16px}h2{margin:10px 0 4px;font-size:12px}p,ol,ul{margin:4px 0}table{font-size:8.5px}th,td{padding:1px 4px}tr{break-inside:avoid}.sources{columns:2;font-size:8px}}',
].join('')

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
        .split(/\n+/)
        .map((line) => `<p>${htmlText(line)}</p>`)
        .join('\n')
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${htmlText(item)}</li>`).join('')}</${tag}>`
    }
    case 'table':
      return [
        `<table><thead><tr>${block.head.map((cell) => `<th scope="col">${htmlText(cell)}</th>`).join('')}</tr></thead><tbody>`,
        ...block.rows.map(
          ([first = '', ...rest]) =>
            `<tr><th scope="row">${htmlText(first)}</th>${rest.map((cell) => `<td>${htmlText(cell)}</td>`).join('')}</tr>`,
        ),
        '</tbody></table>',
      ].join('\n')
    case 'sources':
      return `<ol class="sources">${block.items.map(({ title, url }) => `<li><a href="${htmlText(url)}">${htmlText(title)}</a></li>`).join('')}</ol>`
  }
}
