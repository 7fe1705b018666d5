// Sends the page's form as soon as it is there; its button remains for browsers without scripts.
document.querySelector('form[data-submit="now"]')?.requestSubmit();
