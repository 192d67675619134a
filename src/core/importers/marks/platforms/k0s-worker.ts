import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { commandOf } from '../../objects/with-command.ts'

const command =
  /\bk0s[\w.+-]{0,60}["']?[ \t]+(?:install[ \t]+)?worker\b[^\n]{0,2000}?--cri-socket[ =]["']?(docker|remote):/g
const release = /\bk0s-(v\d\.\d{1,2}\.\d{1,2}\+k0s\.\d{1,2})\b/g
const dns =
  /\bk0s[\w.+-]{0,60}["']?[ \t]+(?:install[ \t]+)?worker\b[^\n]{0,2000}?--cluster-dns[ =]["']?(\d[\d.]{6,14})\b/g

const range =
  /\bk0s[\w.+-]{0,60}["']?[ \t]+(?:install[ \t]+)?worker\b[^\n]{0,2000}?--cidr-range[ =]["']?(\d[\d./]{8,17})/g

/** Only Windows has a program with such an end. */
const controller = /\bk0s[\w.+-]{0,60}\.exe["']?[ \t]+(?:install[ \t]+)?(controller)\b/g

/** A worker of k0s that is started with a runtime of one’s own, and the release in the name of its program. */
export function k0sWorkersIn(doc: Document): readonly Observation[] {
  const typed = commandOf(doc)
  return [...startedIn(doc), ...(typed ? startedIn(typed) : [])]
}

const controllersIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, controller).map(({ raw, place }) => stated('k0s.role', raw, raw, place))

function startedIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'k0s')) return []
  if (!matches(doc, /--c(?:ri-socket|luster-dns|idr-range)/)) return controllersIn(doc)
  const sockets = matchesOf(doc, command)
  const addresses = matchesOf(doc, dns)
  const ranges = matchesOf(doc, range)
  if (sockets.length + addresses.length + ranges.length === 0) return []
  return [
    ...sockets.map(({ raw, place }) => stated('k0s.criSocket', raw, raw, place)),
    ...sockets
      .filter(({ raw }) => raw === 'docker')
      .map(({ raw, place }) => decided('containerRuntime', 'docker', raw, place)),
    ...ranges.map(({ raw, place }) => decided('clusterCIDR', raw, raw, place)),
    ...addresses.map(({ raw, place }) => decided('clusterDNS', raw, raw, place)),
    ...matchesOf(doc, release)
      .slice(0, 1)
      .flatMap(({ raw, place }) => kubernetesVersionAt(raw, place)),
  ]
}
