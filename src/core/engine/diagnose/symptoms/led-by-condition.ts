import { acrossLines } from '../../../values/across-lines.ts'

/** “If you get an error:”, “Si recibes un error,”: what a guide says to whoever reads it, above a message. */
const ifYou = new RegExp(
  acrossLines`
    ^(?=
      .{0,200}(?:
        error|erro\b|erreur|errore|fehler|meldung|message|mensaje|mensagem|messaggio|ошибк
        |сообщени|错误|报错|following
      )
    )[\s>*•-]{0,6}(?:\d{1,2}[.)]\s)?(?:
      (?:if|when|in case)\s(?:you|it\sshows\syou)\s(?:do\s|then\s|ever\s|still\s)?
        (?:get|gets|receive|see|encounter|have|hit|run\sinto|are\sshown|experience)\b
      |si\s(?:
        recibes?|obtienes?|ves|aparece|encuentras
        |vous\s(?:recevez|obtenez|voyez|rencontrez|avez)
      )(?!\p{L})
      |(?:wenn|falls)\s(?:sie|du)\s(?:[^.:,\n]{1,60}\s)?
        (?:erhalten|erhältst|sehen|siehst|bekommen|bekommst)(?!\p{L})
      |se\s(?:você\s)?(?:receber|vir|encontrar|obtiver|ricevi|vedi)(?!\p{L})
      |если\s(?:вы\s)?(?:видите|получаете|получите|увидите)(?!\p{L})
      |如果(?:您|你)?(?:看到|遇到|收到|出现|得到)
    )[^.!?\n]{0,120}[,:：，]\s{0,4}$
  `,
  'iu',
)

/** Whether the line above a message says so. */
export function isLedByCondition(lines: readonly string[], at: number): boolean {
  const above = [lines[at - 1], lines[at - 2]].find((line = '') => line.trim() !== '')
  return above !== undefined && above.length < longest && ifYou.test(above)
}

const longest = 200
