import type { Scenario } from '../../model/scenario.ts'
import type { Aspect } from './aspects.ts'
import { hostReasons, hostTitle } from './host-step.ts'
import { networkReasons, networkTitle } from './network-step.ts'
import { runtimeReasons, runtimeTitle } from './runtime-step.ts'
import type { Reason } from './step.ts'

/** How one aspect is changed between two points of the way. */
interface AspectStep {
  title(before: Scenario, after: Scenario): string
  reasons(before: Scenario, after: Scenario): readonly Reason[]
}

export const aspectSteps: Readonly<Record<Aspect, AspectStep>> = {
  host: { title: hostTitle, reasons: hostReasons },
  runtime: { title: runtimeTitle, reasons: runtimeReasons },
  network: { title: networkTitle, reasons: networkReasons },
}
