import type { Cidr, Parsed, Scenario } from '../../core/plan.ts'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import {
  addressText,
  endsOf,
  overlapsOf,
  pointOf,
  scaleOf,
  type Overlap,
  type Point,
  type Range,
} from './ranges.ts'
import './address-map.css'

/** A picture of the ranges on one line of addresses, and where they overlap. */
export function AddressMap() {
  const { scenario } = useOutcome().evaluation
  const { ranges: all, unread } = rangesOf(scenario)
  const overlaps = overlapsOf(all)
  const ranges = drawnOf(all, overlaps)
  const scale = scaleOf(ranges)
  const span = (first: number, last: number) => ({
    x: percent(scale(first)),
    width: percent(Math.max(0.006, scale(last + 1) - scale(first))),
  })
  return (
    <figure className="address-map surface">
      <div
        role="img"
        aria-label={`Ranges: ${ranges.map(({ label, text }) => `${label} ${text}`).join(', ')}.`}
      >
        {ranges.map((range) => (
          <div key={range.label} className="map-row" data-range={range.label}>
            <span className="map-label">{range.label}</span>
            <span className="map-range mono">{range.text}</span>
            <svg className="map-line" height="22" aria-hidden="true">
              <line x1="0" x2="100%" y1="11" y2="11" />
              <rect
                className="map-bar"
                y="2"
                height="18"
                rx="3"
                {...span(range.first, range.last)}
              />
              {overlaps
                .filter(({ labels }) => labels.includes(range.label))
                .map(({ first, last, labels }) => (
                  <rect
                    key={labels.join()}
                    className="map-overlap"
                    y="2"
                    height="18"
                    {...span(first, last)}
                  />
                ))}
              {range.points.map(({ label, at }) => (
                <circle key={label} r="4" cy="11" cx={percent(scale(at))} />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="small secondary">
        {captionOf(overlaps, unread, all.length - ranges.length)} Dots: DNS service, node, API
        server.
      </figcaption>
    </figure>
  )
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** More lines than this are no picture any more, and more sentences nobody reads. */
const mostLines = 8
const mostSentences = 4

/** The first ranges, and before the rest those that overlap. */
function drawnOf(all: readonly Range[], overlaps: readonly Overlap[]): readonly Range[] {
  if (all.length <= mostLines) return all
  const shared = new Set(overlaps.flatMap(({ labels }) => labels))
  const wanted = [
    ...all.slice(0, 3),
    ...all.slice(3).filter(({ label }) => shared.has(label)),
    ...all.slice(3).filter(({ label }) => !shared.has(label)),
  ].slice(0, mostLines)
  return all.filter((range) => wanted.includes(range))
}

function captionOf(
  overlaps: readonly Overlap[],
  unread: readonly string[],
  undrawn: number,
): string {
  const none = unread.length > 0 ? 'No ranges overlap that can be read.' : 'No ranges overlap.'
  const shared = overlaps.map(
    ({ first, last, labels: [a, b] }) =>
      `${a} and ${b} share ${addressText(first)} to ${addressText(last)}.`,
  )
  const missing = unread.map((label) => `${label} is no IPv4 range and is not drawn.`)
  return [
    ...(shared.length > 0 ? shorten(shared, 'overlap') : [none]),
    ...shorten(missing, 'entry that is not drawn', 'entries that are not drawn'),
    ...(undrawn > 0 ? [`${counted(undrawn, 'range')} more without a line here.`] : []),
  ].join(' ')
}

function shorten(sentences: readonly string[], one: string, many?: string): readonly string[] {
  if (sentences.length <= mostSentences) return sentences
  const rest = counted(sentences.length - mostSentences, `more ${one}`, many && `more ${many}`)
  return [...sentences.slice(0, mostSentences), `And ${rest}.`]
}

function rangesOf(scenario: Scenario) {
  const points: readonly Point[] = [
    pointOf('DNS service', scenario.clusterDNS.value?.[0]),
    pointOf('Node', scenario.nodeIP.value?.[0]),
    pointOf('API server', scenario.apiServerEndpoint.value?.address),
  ].flat()
  const labelled: readonly (readonly [string, Parsed<Cidr | readonly Cidr[]>])[] = [
    ['Pods', scenario.clusterCIDR],
    ['Services', scenario.serviceCIDR],
    ['Node subnet', scenario.managementSubnet],
    ...scenario.virtualNetworks.map((range, i) => [`VNet or VPC ${i + 1}`, range] as const),
    ...scenario.extraExceptions.map((range, i) => [`Exception ${i + 1}`, range] as const),
  ]
  const ranges: Range[] = []
  const unread: string[] = []
  for (const [label, { text, value }] of labelled) {
    const range = [value ?? []].flat().find(({ family }) => family === 'ipv4')
    const ends = range && endsOf(range)
    if (!ends) unread.push(`${label} (${text || 'empty'})`)
    else {
      const own = points.filter(({ at }) => at >= ends.first && at <= ends.last)
      ranges.push({ label, text: range.text, ...ends, points: own })
    }
  }
  return { ranges, unread }
}
