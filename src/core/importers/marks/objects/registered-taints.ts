import type { Observation } from '../../../model/observation.ts'
import { placeOf, stated } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'

/** The taints with which a kubelet registers its node, each by itself. */
export const registeredTaintsIn = (observations: readonly Observation[]): readonly Observation[] =>
  deciding(observations, 'nodeTaint').flatMap((one) =>
    String(one.value)
      .split(',')
      .filter((taint) => /^[\w./-]{1,300}(?:=[\w.-]{0,63})?:\w{5,20}$/.test(taint.trim()))
      .map((taint) =>
        stated('node.taint', taint.trim(), one.raw, placeOf(one), { weight: 'script' }),
      ),
  )
