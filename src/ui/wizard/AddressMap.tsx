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

const Picture = memo(function Picture({
  ranges,
  unread,
}: {
  readonly ranges: readonly Range[]
  readonly unread: readonly string[]
}) {
  const overlaps = overlapsOf(ranges)
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
          <div key={range.label} className="map-row">
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
        {captionOf(overlaps, unread)} Dots: DNS service, node, API server.
      </figcaption>
    </figure>
  )
})

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

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
