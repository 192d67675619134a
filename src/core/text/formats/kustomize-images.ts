import { acrossLines } from '../../values/across-lines.ts'

/** What Kustomize puts in the place of an image, by the name that manifests have. */
export interface SetImage {
  readonly name: string
  /** Without a tag where that of the manifest stays. */
  readonly raw: string
  readonly at: number
  /** Whether the kustomization changes more of the manifests than their images. */
  readonly isPatching: boolean
}

const isPatching = /^(?:patches|patchesStrategicMerge|patchesJson6902|components|replacements):/m
const isKustomization = new RegExp(
  acrossLines`
    ^(?:
      kind:[ \t]*["']?Kustomization\b
      |(?:
        resources|bases|components|namePrefix|configMapGenerator|patches|patchesStrategicMerge
        |namespace|commonLabels|labels
      ):
    )
  `,
  'm',
)
const field = /^[ \t]+(?:- )?(name|newName|newTag|digest):[ \t]*["']?([^\s"'#]{1,200})/
const most = 200

/** The images that a kustomization sets; the place is that of the tag, or of the name where no tag is set. */
export function kustomizeImages(text: string): readonly SetImage[] {
  const head = /^images:[ \t]*$/m.exec(text)
  if (!head || !isKustomization.test(text)) return []
  const patching = isPatching.test(text)
  const items: Map<string, { readonly raw: string; readonly at: number }>[] = []
  let at = head.index
  for (const line of text.slice(head.index).split('\n').slice(0, most)) {
    const isHead = at === head.index
    if (!isHead && !/^(?:[ \t]|- |#|$)/.test(line)) break
    if (/^[ \t]*- /.test(line)) items.push(new Map())
    const found = field.exec(line.startsWith('-') ? ` ${line}` : line)
    const [, key = '', raw = ''] = found ?? []
    if (key !== '') items.at(-1)?.set(key, { raw, at: at + line.lastIndexOf(raw) })
    at += line.length + 1
  }
  return items.flatMap((item) => {
    const name = item.get('name')
    const own = item.get('newName')
    const tag = item.get('newTag')
    const digest = item.get('digest')
    const shown = tag ?? digest ?? own
    if (!name || !shown) return []
    const end = digest ? `@${digest.raw}` : tag ? `:${tag.raw}` : ''
    return [
      { name: name.raw, raw: `${(own ?? name).raw}${end}`, at: shown.at, isPatching: patching },
    ]
  })
}
