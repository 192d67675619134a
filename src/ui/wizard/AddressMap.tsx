import { memo } from 'react'
import type { Scenario } from '../../core/plan.ts'
import { useOutcome } from '../state/plan-context.ts'
import {
  addressOf,
  addressText,
  endsOf,
  overlapsOf,
  scaleOf,
  type Overlap,
  type Point,
  type Range,
} from './ranges.ts'
import './address-map.css'

/** A picture of the ranges on one line of addresses, and where they overlap. */
export function AddressMap() {
  const { scenario } = useOutcome().evaluation
  const { ranges, unread } = rangesOf(scenario)
  return <Picture key={JSON.stringify([ranges, unread])} ranges={ranges} unread={unread} />
}

const row = 40
const left = 148
const width = 720

const Picture = memo(function Picture({
  ranges,
  unread,
}: {
  readonly ranges: readonly Range[]
  readonly unread: readonly string[]
}) {
  const overlaps = overlapsOf(ranges)
  const scale = scaleOf(ranges)
  const x = (at: number) => left + scale(at) * (width - left - 8)
  const caption = captionOf(overlaps, unread)
  return (
    <figure className="address-map surface">
      <svg
        viewBox={`0 0 ${width} ${ranges.length * row + 8}`}
        role="img"
        aria-label={`Ranges: ${ranges.map(({ label, text }) => `${label} ${text}`).join(', ')}.`}
      >
        <defs>
          <pattern
            id="hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v6" className="map-hatch" />
          </pattern>
        </defs>
        {ranges.map((range, i) => (
          <g key={range.label} transform={`translate(0 ${i * row + 4})`}>
            <line className="map-line" x1={left} x2={width - 8} y1="18" y2="18" />
            <text className="map-label" x="0" y="14">
              {range.label}
            </text>
            <text className="map-range" x="0" y="30">
              {range.text}
            </text>
            <rect
              className="map-bar"
              x={x(range.first)}
              y="8"
              width={Math.max(3, x(range.last + 1) - x(range.first))}
              height="20"
              rx="3"
            />
            {overlaps
              .filter(({ labels }) => labels.includes(range.label))
              .map(({ first, last, labels }) => (
                <rect
                  key={labels.join()}
                  className="map-overlap"
                  x={x(first)}
                  y="8"
                  width={Math.max(3, x(last + 1) - x(first))}
                  height="20"
                  fill="url(#hatch)"
                />
              ))}
            {range.points.map(({ label, at }) => (
              <g key={label} className="map-point" transform={`translate(${x(at)} 18)`}>
                <title>{`${label} ${addressText(at)}`}</title>
                <circle r="4.5" />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="small secondary">
        {caption} Dots are single addresses: DNS service, node, API server.
      </figcaption>
    </figure>
  )
})

function captionOf(overlaps: readonly Overlap[], unread: readonly string[]): string {
  const said = overlaps.map(
    ({ first, last, labels: [a, b] }) =>
      `${a} and ${b} share ${addressText(first)} to ${addressText(last)}.`,
  )
  const missing = unread.map((label) => `${label} is no IPv4 range and is not drawn.`)
  return [...(said.length > 0 ? said : ['No ranges overlap.']), ...missing].join(' ')
}

function rangesOf(scenario: Scenario) {
  const points: readonly Point[] = [
    point('DNS service', scenario.clusterDNS),
    point('Node', scenario.nodeIP),
    point('API server', scenario.apiServerEndpoint.replace(/:\d+$/, '')),
  ].flat()
  const wanted: readonly (readonly [string, string])[] = [
    ['Pods', scenario.clusterCIDR.split(',')[0] ?? ''],
    ['Services', scenario.serviceCIDR.split(',')[0] ?? ''],
    ['Node subnet', scenario.managementSubnet],
    ...scenario.virtualNetworks.map((text, i) => [`VNet or VPC ${i + 1}`, text] as const),
    ...scenario.extraExceptions.map((text, i) => [`Exception ${i + 1}`, text] as const),
  ]
  const ranges: Range[] = []
  const unread: string[] = []
  for (const [label, text] of wanted) {
    const ends = endsOf(text)
    if (!ends) unread.push(`${label} (${text || 'empty'})`)
    else {
      const own = points.filter(({ at }) => at >= ends.first && at <= ends.last)
      ranges.push({ label, text, ...ends, points: own })
    }
  }
  return { ranges: ranges.slice(0, 8), unread }
}

function point(label: string, text: string): readonly Point[] {
  const at = addressOf(text)
  return at === undefined ? [] : [{ label, at }]
}
