import type { Glossary } from './glossary.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What tells that something is over, and of whom; no words of complaints yet. */
export const italian: Glossary = {
  common: new RegExp(
    acrossLines`
      (?<![\p{L}])(?:
        il|lo|gli|di|del|della|dei|delle|nel|nella|sul|sulla|che|è|sono|non|abbiamo|ma|anche
        |questo|tutti|con|per
      )(?![\p{L}])
    `,
    'giu',
  ),
  words: [
    ['old clusters', '(?:vecchi[oi]?|precedenti?) cluster|cluster (?:vecchi[oi]?|precedenti?)'],
    [
      'old nodes',
      '(?:vecchi[oi]?|precedenti?) (?:nod[oi]|server)|(?:nod[oi]|server) (?:vecchi[oi]?|precedenti?)',
    ],
    [
      'formerly',
      "prima (?:avev(?:a|ano|amo)|usav(?:a|ano|amo)|era(?:no)?|c[’']era)|in precedenza|in passato",
    ],
    [
      'it is gone',
      'non (?:esiste|esistono) più|(?:è|sono) stat[oiae] (?:spent|rimoss|dismess|eliminat)[oiae]',
    ],
    [
      'it is solved',
      '(?<!(?:non|mai|se|quando|finché) )(?:(?:è|sono) (?:stat[oiae] )?(?:già |ormai )?(?:risolt|corrett|sistemat)[oiae]|abbiamo (?:già )?risolto)|non si è più (?:verificat|ripetut|presentat)[oa]',
    ],
  ],
}
