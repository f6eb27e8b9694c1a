import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { meetOutsiders } from './lib/outside'
import { followLinks } from './lib/router.svelte'
import { keepSettings } from './lib/settings.svelte'

keepSettings()
meetOutsiders()
followLinks()
mount(App, { target: document.getElementById('app')! })
