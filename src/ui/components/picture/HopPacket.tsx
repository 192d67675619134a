import type { Hop } from '../../../core/compare.ts'
import './packet.css'
import './hop.css'

/** The packet at one place as a row of layers; filled = changed here. Its words stand beside it. */
export function HopPacket({ hop: { mac, ip, outer, changes } }: { readonly hop: Hop }) {
  return (
    <span className="packet hop-packet" data-wrapped={outer ? true : undefined} aria-hidden="true">
      {outer && (
        <span className="packet-outer" data-changed={changes.includes('wrap') || undefined}>
          <b>{outer.name}</b>
          <span className="mono">{leg(outer)}</span>
          {outer.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
      )}
      <span className="packet-inner">
        <span className="layer layer-mac" data-changed={changes.includes('mac') || undefined}>
          <b>MAC</b> {leg(mac)}
        </span>
        <span className="layer layer-ip" data-changed={changes.includes('ip') || undefined}>
          <b>IP</b> <span className="mono">{leg(ip)}</span>
        </span>
        <span className="layer">data</span>
      </span>
    </span>
  )
}

const leg = ({ from, to }: Hop['ip']) => `${from || '?'} → ${to || '?'}`
