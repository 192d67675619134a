import { markupText } from '../../text/markup.ts'
import type { DecisionRecord, Said } from './model.ts'

/** A record as one HTML file: no script, nothing from elsewhere, black on white, fit for print. */
export function recordHtml(record: DecisionRecord): string {
  const { title, day, context, options, decisions, criteria, consequences, sources } = record
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${markupText(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<h1>${markupText(title)}</h1>`,
    `<p>Date: ${markupText(day)}</p>`,
    '<h2>Context</h2>',
    `<dl>${context.map(([label, value]) => `<dt>${markupText(label)}</dt><dd>${markupText(value)}</dd>`).join('')}</dl>`,
    '<h2>Options</h2>',
    `<ul>${options.map(option).join('')}</ul>`,
    ...(decisions.rows.length > 0 ? ['<h2>What they decide otherwise</h2>', table(decisions)] : []),
    ...(criteria.rows.length > 0 ? ['<h2>Criteria that differ</h2>', table(criteria)] : []),
    '<h2>Decision</h2>',
    `<p><strong>${markupText(record.decision)}</strong></p>`,
    ...(record.reason === '' ? [] : [`<p>${markupText(record.reason)}</p>`]),
    '<h2>Consequences</h2>',
    `<ul>${consequences.map((one) => `<li>${said(one)}</li>`).join('')}</ul>`,
    '<h2>Sources</h2>',
    `<p>${markupText(record.basis)}</p>`,
    `<ol class="sources">${sources.map(source).join('')}</ol>`,
    `<p>The comparison again: <a href="${markupText(record.link)}">${markupText(record.link)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const style = [
  'body{max-width:64rem;margin:2rem auto;padding:0 1rem;color:#121d27;background:#fff;font:14px/1.4 "Segoe UI",Roboto,Arial,sans-serif}',
  'h1{font-size:22px}h2{font-size:16px;margin:1.2em 0 .4em}',
  'table{width:100%;border-collapse:collapse;font-size:12.5px}',
  'th,td{padding:4px 8px;border:1px solid #d3dae0;text-align:left;vertical-align:top}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}dd{margin:0}',
  'ul,ol{margin:.3em 0;padding-left:1.3em}.sources{font-size:11.5px}',
  'a{color:#0a58ad;overflow-wrap:anywhere}sup{color:#465562}',
  '@media print{body{margin:0;font-size:10pt}table{font-size:8.5pt}.sources{columns:2;font-size:7.5pt}tr{break-inside:avoid}}',
].join('')

const option = ({ name, summary, verdict, why, whyNot }: DecisionRecord['options'][number]) =>
  `<li><strong>${markupText(name)}</strong>. ${markupText(summary)}. ${markupText(verdict)}.` +
  `${why ? `<br>For it: ${said(why)}` : ''}${whyNot ? `<br>Against it: ${said(whyNot)}` : ''}</li>`

const table = ({ head, rows }: DecisionRecord['criteria']) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${markupText(cell)}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => tableRow(head.map((_, i) => row[i]))).join('')}</tbody></table>`

const tableRow = ([first, ...cells]: readonly (Said | undefined)[]) =>
  `<tr><th scope="row">${said(first)}</th>${cells.map((cell) => `<td>${said(cell)}</td>`).join('')}</tr>`

const source = ({ title, url }: DecisionRecord['sources'][number]) =>
  `<li><a href="${markupText(url)}">${markupText(title)}</a></li>`

const said = (one: Said | undefined) =>
  one
    ? `${markupText(one.text)}${one.refs.length > 0 ? ` <sup>${one.refs.join(', ')}</sup>` : ''}`
    : ''
