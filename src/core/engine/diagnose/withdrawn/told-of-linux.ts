import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import type { SentFile } from '../reading/read.ts'

/** “config.yaml is the kubelet config of the Linux worker”, “flags.txt stammt von einem Ubuntu-Knoten” */
const toldOf = new RegExp(
  acrossLines`
    (?<![\w./\\-])([\w-][\w.-]{1,60}\.(?:ya?ml|json|toml|conf|cfg|env|txt|log))["'\x60)*]{0,3}[ ]
    (?:is|are|was|comes|shows|has|belongs|ist|stammt|zeigt|est|vient|es|viene)[ ]
    (?:(?!\bwin|\b(?:not|no|nicht|pas)\b)[^.;:!?\n]){0,80}?
    \b(?:linux|ubuntu|debian|rhel|centos|rocky|sles)(?:[ -]\d[\d.]{0,5})?[ -]
    (?:(?:worker|agent|control[ -]plane|master)[ ])?
    (?:nodes?|workers?|hosts?|machines?|servers?|VMs?|masters?|box|side|Knoten|Rechner|nœud|nodo)\b
    (?![^.;!?\n]{0,60}\bwin)
  `,
  'gi',
)
/** So long a letter is. */
const longest = 20_000

/** The names of the sent files of which a letter beside them says that they are of a Linux node. */
export function filesToldOfLinux(files: readonly SentFile[]): ReadonlySet<string> {
  if (files.length < 2) return new Set()
  const letters = files.filter(
    ({ text }) => text.length <= longest && !text.includes('apiVersion:'),
  )
  return new Set(
    letters.flatMap(({ text }) =>
      [...foundIn({ text }, toldOf)].flatMap(([, name]) => name?.toLowerCase() ?? []),
    ),
  )
}
