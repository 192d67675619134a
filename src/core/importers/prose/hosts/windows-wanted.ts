import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const node = String.raw`Windows (?:Server )?(?:20\d\d )?(?:machine|(?:worker |agent )?node|worker|agent|host|VM|server|pool|MachineSet)s?`
/** “Add a Windows node”, “the Windows agent does not start”, “a k3s agent on Windows”. */
const wanted = new RegExp(
  [
    acrossLines`
      \b(?:add|join|attach|connect|register|enrol|have|run|use|bring|with)(?:ing|ed|s)?\s
      (?:(?:an?|the|our|my|one|two|three|some|more|another|new|second|\d)\s){0,3}(${node})\b
    `,
    // “one server and one Windows agent”, “3 Linux nodes, 2 Windows nodes”
    acrossLines`
      (?:\b(?:and|plus|und|et)\s|[,+(]\s?)(?:an?|one|two|three|four|\d{1,2})\s(?:x\s)?(${node})\b
    `,
    // “… worker nodes on k3s 1.29 never join”
    acrossLines`
      \b(${node})
      (?:\s(?:on|of|in|with|under)\s[^\s.,;?]{1,20}(?:\s[^\s.,;?][^\s,;?]{0,20}){0,2})?\s
      (?:do(?:es)?\s?n[o’']t|never|can\s?not|can['’]t|won['’]t|fails?|stays?|is|are|refuses?)\b
    `,
    String.raw`\b((?:agent|worker|node) (?:on|for) Windows)\b`,
    // “8 of the nodes are Windows”, “half of our workers run Windows Server”
    acrossLines`
      \b(?:\d{1,3}|one|two|three|some|half|most)\s(?:of\s(?:the|our|them|which|these)\s)?
      (?:\d{1,3}\s)?((?:nodes|workers|hosts)\s(?:are|run)\sWindows)\b
    `,
    // “Kubernetes 1.26 mit Windows-Knoten”, “avec des nœuds Windows”
    acrossLines`
      \b(?:mit|haben|betreiben|nutzen|avec|avons|con|tenemos|com|temos|abbiamo)\s
      (?:(?:\p{L}{2,8}|\d)\s){0,2}?
      (Windows[ -](?:Knoten|Nodes|Rechnern?|Workern?)|(?:n(?:œ|oe)uds?|nodos?|nodi|nós) Windows)
      (?![\p{L}])
    `,
    String.raw`\b(Windows ?(?:节点|ノード|노드|nodes?))(?=\s?(?:へ|に|上|起|无法|不|加入|启动|一直|NotReady|が|は|에|가))`,
    // The operator makes nodes of Windows and does nothing else.
    acrossLines`
      \b(?:
        with|via|by|use|uses|using|install|installing|installed|deployed|run|running|have|has
        |through
      )\s(?:the\s)?(Windows Machine Config Operator|WMCO)\b
    `,
  ].join('|'),
  'giu',
)
const without =
  /\b(?:no|not|never|without|n['’]t|nor|instead of|kein\w{0,2}|ohne|pas|sans|sin|senza|sem)\b[^.;\n]{0,30}$/i

/** That somebody has a Windows node or wants one, of whichever release. */
export const windowsWantedIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('indows') || mentions(doc, 'WMCO')
    ? matchesOf(doc, wanted)
        .filter(({ raw, place }) => !without.test(wordsAround(doc, place, raw).ahead))
        .slice(0, 1)
        .map(({ raw, place }) =>
          stated('node.windowsWanted', true, raw, place, { weight: 'statement' }),
        )
    : []
