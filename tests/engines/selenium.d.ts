declare module "selenium-webdriver";
