import { kind } from './frame-words.ts'
import { isUndone } from './undone.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const who = String.raw`(?:we|I|(?:our|the)\s(?:team|cluster|setup|environment|nodes|admins?)|it|all)`
const since = String.raw`(?:(?:have|has|had|then|just|recently|finally|also|since|now|later|already|meanwhile)\s){0,3}`
const changed = String.raw`(?:switched|migrated|moved|changed|converted|transitioned)`
/** Of a whole setup, and not of a part of it. */
const whole = acrossLines`
  (?:
    (?!
      \b(?:
        one|two|three|some|few|first|second|new|other|test|half|part|pools?|linux|not
      )\b
    )[^.;!?\n]
    |\.(?=\d)
  ){0,60}?
`

/** “We switched to …”, “we replaced Flannel with …”, “现在换成了 …”: the value follows at once. */
const changedTo = new RegExp(
  acrossLines`
    (?<!\p{L})${who}\s${since}${changed}\s(?:${whole}\s)?(?:over\s)?(?:to|onto)\s${kind}$
    |(?<!\p{L})${who}\s${since}(?:was|were|got|been)\s(?:\p{L}{2,10}\s)?${changed}\s(?:${whole}\s)?to\s
      ${kind}$
    |(?<!\p{L})${who}\s${since}(?:replaced|exchanged|swapped)\s${whole}\s(?:with|by|for)\s${kind}$
    |(?<!\p{L})(?:nous\s)?(?:sommes|avons)\s(?:depuis\s)?(?:passée?s?|migré|basculé)\s(?:à|vers|sur)\s
      ${kind}$
    |(?<!\p{L})(?:migramos|pasamos|cambiamos|mudamos|passamos)\s(?:${whole}\s)?(?:a|hacia|para)\s
      ${kind}$
    |(?:换成|改用|改成|切换到|切换成|切换为|迁移到|换到)了?\s?$
  `,
  'iu',
)
/** “Wir sind auf … umgestiegen”, “… に移行しました” */
const changedAhead = new RegExp(
  String.raw`(?<!\p{L})(?:haben|sind|bin|habe|wurden?)\b${whole}\s(?:auf|zu)\s${kind}$`,
  'iu',
)
const changedBehind =
  /^[^.;!?\n]{0,30}\b(?:umgestellt|umgestiegen|gewechselt|migriert|umgezogen)\b/i
const changedInJapanese = /^\s?に(?:切り替え|移行|変更|乗り換え)し?(?:まし)?た/
/** “Now it is …”, “it is now …”, “jetzt haben wir …”, “现在用的是 …” */
const isNowAhead = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      (?:now|today|currently|meanwhile),?\s(?:(?:it|we|they|all)\s)?
        (?:is|are|run|runs|use|uses|have|has)
      |(?:it|we|all)(?:['’](?:s|re)|\s(?:is|are|run|use|have))\s(?:now|today|meanwhile)
      |(?:jetzt|nun|inzwischen|heute)\s(?:(?:ist|haben|nutzen|läuft|verwenden)\s(?:es|wir|alles)|ist)
      |(?:maintenant|désormais)\s(?:c['’]est|(?:nous|on)\s(?:avons|a|utilisons))
      |ahora\s(?:es|tenemos|usamos|estamos)
      |(?:adesso|ora|agora)\s(?:è|é|abbiamo|usiamo|temos|usamos)
    )\s(?:(?:on|at|with|en|auf|bei|mit|con|com)\s)?${kind}$
    |(?:现在|目前)(?:用的|使用的)?(?:是|为|用|使用)\s?$|(?:現在|今)は\s?$
  `,
  'iu',
)
const isOpen = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      if|whether|unless|until|before|would|could|should|will|plan\p{L}{0,4}|want\p{L}{0,3}
      |never|not|they|wenn|falls|bevor|si|如果|计划|打算
    )(?!\p{L})
    |n['’]t(?!\p{L})
  `,
  'iu',
)
const ofPart =
  /^[^.;!?\n]{0,40}\b(?:test|lab|staging|dev|linux|other|another|one|two|some|first|only)\b|^[^.;!?\n]{0,60}\?/i

/** Whether words tell that a setup was brought to a value, or has it now, so that another one was before. */
export function isOfNow(ahead: string, behind: string): boolean {
  const isTold =
    changedTo.test(ahead) ||
    isNowAhead.test(ahead) ||
    (changedAhead.test(ahead) && changedBehind.test(behind)) ||
    changedInJapanese.test(behind)
  return isTold && !isOpen.test(ahead) && !ofPart.test(behind) && !isUndone(ahead, behind)
}

const still = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      still|again|back|currently|now|today|also|both|too|as\swell|remains?
      |noch|wieder|jetzt|encore|aún|todavía|还|仍|まだ
    )(?!\p{L})
  `,
  'iu',
)
/** Whether a value is told to be there all the same. */
export const isStillSo = (ahead: string, behind: string): boolean =>
  still.test(`${ahead.slice(-60)} ${/^[^.;!?。；\n]{0,60}/.exec(behind)?.[0] ?? ''}`)
