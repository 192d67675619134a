import { acrossLines } from '../../../values/across-lines.ts'

/** “"Blue" is …”, “‘Nord’ (live) and …”: clusters that have names of their own. */
export const called = new RegExp(
  acrossLines`
    ["“„‘']([\p{L}\d-]{2,20})["”“’']\s(?:
      (?:is|has|runs|uses|cluster|environment|ist|hat|läuft|est|utilise|es|tiene|usa)(?!\p{L})
      |\((?:the\s)?
        (?:live|pre-?live|prod|pre-?prod|test|stag|dev|main|old|new|lab|our|alt|neu)
    )
  `,
  'giu',
)

/** A row of a table that begins with a name. */
export const row =
  /^[ \t|*-]{0,6}(\p{Lu}\p{L}{2,20})(?:\s\([^()\n]{1,20}\))?(?=[ \t]{2,}\S|[ \t]{0,4}\|)/gmu

/** “In Leeds (…) it works. In York …” */
export const placed =
  /(?:^|[.!?]\s)(?:In|At|À|En|Em)\s(\p{Lu}\p{Ll}{2,20})(?=\s\(|,|\s(?:we|wir|nous|haben|läuft|everything|all|it)(?!\p{L}))/gmu
const isProduct = new RegExp(
  acrossLines`
    ^(?:
      kubernetes|k8s|windows|linux|calico|flannel|antrea|cilium|containerd|docker|azure|aws|aks
      |eks|gke|rancher|platform|plattform|hosts?|nodes?|version|runtime|services?|pods?|server
      |cluster|network|netz|name|status
    )$
  `,
  'i',
)

/** The names by which a text calls its clusters: “Blue”, or those of the rows of a table. */
export function namesIn(text: string): readonly RegExp[] {
  const all = [called, row, placed].flatMap((one) =>
    [...text.matchAll(one)].map(([, name = '']) => name),
  )
  return [...new Set(all)]
    .slice(0, 20)
    .filter((name) => /\p{L}/u.test(name) && !isProduct.test(name))
    .map(
      (name) =>
        new RegExp(
          acrossLines`
            ["“„‘']${name}["”“’']
            |(?<!\p{L})(?:in|at|on|en|auf|à|em)\s${name}(?![\p{L}-])
            |^[\s|*-]{0,6}${name}
              (?=\s(?:is|has|runs|works|ist|hat|läuft|\()|:\s|[ \t]{2}|[ \t]{0,4}\|)
          `,
          'iu',
        ),
    )
}
