import type { Observation } from '../../../model/observation.ts'
import { withoutDockershimFlags } from './dockershim-flags.ts'
import { withoutHotPatched } from './hot-patched.ts'
import { withoutLeftNetworks } from './left-networks.ts'
import { withoutNodeRanges } from './node-ranges.ts'
import { withoutPlatformPlugins } from './platform-plugins.ts'
import { withoutStrangeRoutes } from './routed-services.ts'
import { withoutOtherHosts } from './selected-builds.ts'
import { withoutSharedNames } from './shared-names.ts'
import { withStartedKubelet } from './started-kubelet.ts'

/** What others show to decide nothing, or nothing together, decides no more. */
export const withoutRuledOut = (observations: readonly Observation[]): readonly Observation[] =>
  withoutDockershimFlags(
    withStartedKubelet(
      withoutHotPatched(
        withoutOtherHosts(
          withoutLeftNetworks(
            withoutSharedNames(
              withoutNodeRanges(withoutPlatformPlugins(withoutStrangeRoutes(observations))),
            ),
          ),
        ),
      ),
    ),
  )
