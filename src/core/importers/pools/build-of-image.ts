import type { Place } from '../../model/finding.ts'
import { hostBuildAt } from '../../model/observe.ts'

/** `AKSWindows-2022-containerd-20348.2655.240905` */
export const buildOfImage = (raw: string, place: Place, more: { readonly subject: string }) => {
  const found = /^(AKSWindows-[\w-]{1,60}?-)(\d{5}\.\d{1,6})\b/.exec(raw)
  const [, before = '', build = ''] = found ?? []
  if (build === '') return []
  const own = { ...place, column: place.column + before.length }
  return hostBuildAt(`10.0.${build}`, own, more).map((one) =>
    one.decision === 'windowsRevision'
      ? { ...one, column: own.column + build.indexOf('.') + 1 }
      : { ...one, raw: build },
  )
}
