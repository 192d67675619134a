import { catalogDate } from '../catalog/catalog.ts'
import type { Finding } from '../model/finding.ts'
import { isMonthsLater } from '../values/date.ts'

/** Months after which newer releases than the catalog knows are to be expected. */
const monthsFresh = 6

/** Whether the facts are more than six months older than `today`, as `YYYY-MM-DD`. */
export const isCatalogOld = (today: string) => isMonthsLater(catalogDate, today, monthsFresh)

/** Says so where the facts are old. */
export const catalogAge = (today: string): readonly Finding[] =>
  isCatalogOld(today)
    ? [
        {
          id: 'catalog-age',
          severity: 'info',
          basis: 'advice',
          confidence: 'verified',
          message: `The facts of this app are those of ${catalogDate}, more than ${monthsFresh} months before ${today}.`,
          remediation: 'Look for a newer version of this app; newer releases are not known here.',
          decisions: [],
          sources: [],
        },
      ]
    : []
