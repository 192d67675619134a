import { appVersion, catalogDate } from '../core/plan.ts'
import { dateText } from './components/date-text.ts'

export function Footer() {
  return (
    <footer className="footer no-print">
      <p>
        Facts as of <time dateTime={catalogDate}>{dateText(catalogDate)}</time>. Version{' '}
        {appVersion}.
      </p>
      <p>Everything runs in this browser. Nothing that you enter leaves it.</p>
    </footer>
  )
}
