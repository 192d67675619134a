import { named, type Told } from './define.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const product = String.raw`(?:OpenShift(?:\sContainer\sPlatform)?|OCP)`

export const openShiftSettings: readonly Told[] = [
  named(
    'cluster.distribution',
    /\b(OpenShift)\s(?:Container Platform\s)?4\.\d{1,2}\b/gi,
    () => 'openshift',
  ),
  named(
    'openshift.version',
    new RegExp(
      acrossLines`
        (?<!\b(?:since|before|until|needs?|require[sd]?|to|than|from|in|says?|said)\s)\b
        ${product}\s(?:version\s)?v?(4\.\d{1,2}\.\d{1,3})\b
        (?!\.\d|\s(?:and|or)\s(?:later|newer|above|older)|\s(?:has|have|had|fixe[sd]|needs?|requires)\b)
      `,
      'gi',
    ),
  ),
  // Its minor alone stands for releases in general as well, so that somebody has to have it.
  named(
    'openshift.version',
    new RegExp(
      acrossLines`
        (?:
          \b(?:we|I|customer|they|who|nodes?|clusters?|setup|environment)\s
            (?:(?:still|now|currently|also|have)\s)?
            (?:run|runs|running|use|uses|have|has|are\s(?:on|using|running)|is|on|operate|operates)\s
          |\b(?:our|cluster\sis(?:\son)?)\s
          |^[ \t>*-]{0,6}(?:(?:cluster|platform|distribution|environment|version)[ \t]{0,2}[:=|][ \t]{0,3})?
        )(?:(?:an?|the|self-managed)\s){0,2}${product}\s(?:version\s)?v?(4\.\d{1,2})
        (?=
          \s(?:on|with|cluster|at|here)\b(?!\s(?:is|was|are)\b)
          |\s?[,;)(]|[ \t]*$|\.\s|\.$|\sand\s(?!v?\d|later|newer|above|up\b|older)
        )
      `,
      'gim',
    ),
  ),
]
