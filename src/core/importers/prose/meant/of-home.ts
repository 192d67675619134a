import { acrossLines } from '../../../values/across-lines.ts'
import { fails } from './elsewhere-words.ts'

/** “At home I have …. Here it is …” */
const ofHome = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      (?:at|on\smy|in\smy)\shome(?:[\s-]?(?:lab|cluster|server|setup))?|zu\s?hause|daheim|privat
      |chez\smoi|à\sla\smaison|en\s(?:mi\s)?casa|a\scasa|em\scasa
    ),?\s(?!(?:office|page|director))[^.;!?\n]{0,30}(?:\d\.\d[^.;!?\n]{0,30}){0,2}$
  `,
  'iu',
)
const atWork = new RegExp(
  acrossLines`
    [.;,]\s(?:(?:but|aber|mais|pero|and|und)\s)?(?:
      here|at\s(?:work|the\soffice|the\scustomer)|in\sthe\s(?:office|company)
      |hier|(?:in|bei)\sder\s(?:firma|arbeit)|ici|au\s(?:bureau|travail)|aquí|en\sel\strabajo
    ),?\s
  `,
  'iu',
)

/** Whether somebody tells of what there is at home, where all is well, beside what there is here. */
export const isOfHome = (ahead: string, behind: string): boolean =>
  ofHome.test(ahead) && atWork.test(behind) && !fails.test(behind.split(atWork)[0] ?? '')
